import { greetingOf, type Letter, type Person } from '../mail/letter.rules.ts'
import { type Wording, worded } from '../mail/mail-texts.rules.ts'
import * as texts from './account-wordings.rules.ts'

const toPerson = (person: Person) => ({ recipient: person.email, greeting: greetingOf(person) })
const buttonOf = ({ button = '' }: Wording, url: string) => ({ label: button, url })

/** To the address that somebody signed up with. */
export const activationMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.activation, {}),
  button: buttonOf(texts.activation, url),
})

export const passwordResetMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.passwordReset, { Adresse: person.email }),
  button: buttonOf(texts.passwordReset, url),
})

/** To the present address of an account whose address somebody wants to change. */
export const emailResetMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.emailReset, { Adresse: person.email }),
  button: buttonOf(texts.emailReset, url),
})

/** To the new address, which becomes the account's with the button only. */
export const emailConfirmMail = (person: Person, newEmail: string, url: string): Letter => ({
  ...toPerson(person),
  recipient: newEmail,
  ...worded(texts.emailConfirm, { Adresse: newEmail }),
  button: buttonOf(texts.emailConfirm, url),
})

/** To the present address of an account, while the new one has not answered yet. */
export const emailChangeBegunMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.emailChangeBegun, { Adresse: person.email }),
  button: buttonOf(texts.emailChangeBegun, url),
})

/** To the old address. It keeps the new one to itself: the mailbox may be somebody else's by now. */
export const emailChangedMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.emailChanged, { Adresse: person.email }),
  button: buttonOf(texts.emailChanged, url),
})

/** To the address that the way back has replaced: no way back, as it may be a thief's. */
export const emailTakenBackMail = (person: Person): Letter => ({
  ...toPerson(person),
  ...worded(texts.emailTakenBack, { Adresse: person.email }),
})

export const passwordChangedMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.passwordChanged, {}),
  button: buttonOf(texts.passwordChanged, url),
})

/** It tells nothing of the secret or the codes. */
export const secondFactorOnMail = (person: Person): Letter => ({
  ...toPerson(person),
  ...worded(texts.secondFactorOn, {}),
})

export const secondFactorOffMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.secondFactorOff, {}),
  button: buttonOf(texts.secondFactorOff, url),
})

/** To somebody from whom the office has taken it, because they could not log in any more. */
export const secondFactorRemovedMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.secondFactorRemoved, {}),
  button: buttonOf(texts.secondFactorRemoved, url),
})

/** To somebody whose account is connected with the member portal from now on. */
export const portalLinkedMail = (person: Person): Letter => ({
  ...toPerson(person),
  ...worded(texts.portalLinked, { Adresse: person.email }),
})

export const portalUnlinkedMail = (person: Person): Letter => ({
  ...toPerson(person),
  ...worded(texts.portalUnlinked, {}),
})

/** It tells nothing of the key. */
export const passkeyAddedMail = (person: Person, name: string, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.passkeyAdded, { Passkey: name }),
  button: buttonOf(texts.passkeyAdded, url),
})

export const passkeyRemovedMail = (person: Person, name: string, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.passkeyRemoved, { Passkey: name }),
  button: buttonOf(texts.passkeyRemoved, url),
})

export const accountDeletedMail = (person: Person): Letter => ({
  ...toPerson(person),
  ...worded(texts.accountDeleted, {}),
})

/** To both addresses of somebody whose accounts became one. It names the former one alone: its mailbox may be another’s by now. */
export const accountsMergedMail = (person: Person, former: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.accountsMerged, { Adresse: former }),
})

/** To somebody for whom the office has made an account. */
export const accessMail = (person: Person, url: string): Letter => ({
  ...toPerson(person),
  ...worded(texts.access, { Adresse: person.email }),
  button: buttonOf(texts.access, url),
})
