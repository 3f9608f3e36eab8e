import { fullName } from '../../common/people.rules.ts'
import { greetingOf, type Letter } from '../mail/letter.rules.ts'
import { worded } from '../mail/mail-texts.rules.ts'
import * as texts from './invitation-wordings.rules.ts'

type Mail = { email: string; profile: { firstName: string; lastName: string }; url: string }

/** To whoever may take a profile over, who need not have an account. */
export const invitationMail = ({ email, profile, url }: Mail): Letter => ({
  recipient: email,
  greeting: greetingOf({ ...profile, email }),
  ...worded(texts.invitation, { Profil: fullName(profile) }),
  button: { label: texts.invitation.button ?? '', url },
})
