/** Domains of personal mailboxes: their addresses belong to no organization. */
const PERSONAL_DOMAINS: ReadonlySet<string> = new Set(
  `
126.com 163.com aim.com aol.com aol.de att.net bellsouth.net bigpond.com btinternet.com charter.net
comcast.net cox.net duck.com earthlink.net email.com fastmail.com fastmail.fm foxmail.com free.fr frontier.com
gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.ca hotmail.co.uk hotmail.com
hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com inbox.com juno.com laposte.net libero.it live.ca
live.co.uk live.com live.de live.fr live.nl mac.com mail.com mail.ru me.com msn.com naver.com netzero.net
optonline.net orange.fr outlook.com outlook.de outlook.es outlook.fr pm.me proton.me protonmail.com qq.com
rediffmail.com roadrunner.com rocketmail.com rogers.com sbcglobal.net shaw.ca sympatico.ca t-online.de
tuta.com tutanota.com uol.com.br verizon.net wanadoo.fr web.de windstream.net yahoo.ca yahoo.co.in yahoo.co.jp
yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it
yandex.com yandex.ru ymail.com zoho.com
`
    .trim()
    .split(/\s+/),
);

/** True for an address of a large provider of personal email. @spec P §5 "an organizational, not personal, address" */
export function isPersonalEmail(email: string): boolean {
  return PERSONAL_DOMAINS.has(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}
