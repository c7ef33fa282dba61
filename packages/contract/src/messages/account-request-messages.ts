/**
 * Messages of the account request form. Those that the specification lacks are ours: site, country, lengths, personal
 * addresses.
 *
 * @spec P §5 "Account request", "Other e-mail messages"
 */
export const ACCOUNT_REQUEST_MESSAGES = {
  firstName: "First Name is required.",
  lastName: "Last Name is required.",
  title: "A title is required.",
  organization: "Organization is required.",
  address: "Address is required.",
  city: "City is required.",
  country: "Select a country from the list.",
  email: "Email is required.",
  emailTooLong: "Email must be 100 characters or less",
  invalidEmail: "Please enter a valid email address.",
  emailExists: "Email already exists.",
  personalEmail: "Enter your work address, not a personal address.",
  sameEmail: "Please enter a Secondary Email Address that is different from Office Email Address.",
  secondaryEmailUnasked: "A Secondary Email Address is only for the training site. Leave it blank.",
  phone: "A phone number is required.",
  invalidPhone: "Please enter a valid phone number. ( ) + - and numbers are allowed.",
  shortPhone: "Please enter at least 7 digits.",
  zip: "Zip is required.",
  zipNumbers: "Please enter numbers only.",
  zipDigits: (digits: number): string => `Please enter at least ${digits} digits.`,
  zipTooLong: (digits: number): string => `Enter ${digits} digits and no more.`,
  site: "Choose the main site, the training site, or both.",
  option: "Please select an option from the list.",
  userTypeOther: "Please specify how you will be using ePB.",
  hearAboutOther: "Please specify how you heard about ePB.",
  marketSegments: "Select at least one market segment.",
} as const;
