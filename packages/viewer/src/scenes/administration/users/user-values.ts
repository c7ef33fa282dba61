import { CHANGE_USER, CREATE_USER, type Edition, type ManagedUser, type NewUser, type UserGroup } from "@epb/contract";
import * as z from "zod/mini";

/** Form values of an account: editions are texts, as checkboxes have them. */
export interface UserValues {
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  organization: string;
  phone: string;
  userGroupId?: UserGroup | undefined;
  projectTypes: (string | Edition)[];
}

export const EMPTY_USER: UserValues = {
  email: "",
  firstName: "",
  lastName: "",
  title: "",
  organization: "",
  phone: "",
  projectTypes: ["1", "2"],
};

export const userValues = (user: ManagedUser): UserValues => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  title: user.title,
  organization: user.organization,
  phone: user.phone,
  userGroupId: user.userGroupId,
  projectTypes: user.projectTypes.map(String),
});

/** Request body of the form. */
export const userOf = ({ projectTypes, ...values }: UserValues): NewUser =>
  ({ ...values, projectTypes: projectTypes.map((edition) => Number(edition) as Edition) }) as NewUser;

const checkedBy = (schema: unknown): z.ZodMiniType<unknown> =>
  z.pipe(
    z.transform((values: unknown): unknown => userOf(values as UserValues)),
    schema as z.ZodMiniType<unknown>,
  );

/** Contract schema of an account, with issues at the fields of a form. */
export const NEW_USER_SCHEMA: z.ZodMiniType<unknown> = checkedBy(CREATE_USER.body);
export const USER_CHANGE_SCHEMA: z.ZodMiniType<unknown> = checkedBy(CHANGE_USER.body);
