import type { MessageRecipients } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import type { Caller } from '../../../common/people.rules.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../../platform/refusals.ts'
import { readAssociation } from '../../association/association.service.ts'
import { postMail } from '../../mail/mail.service.ts'
import { readOwnTimeslot } from '../own-timeslots.service.ts'
import { messageMail } from './message.mails.ts'
import { findRecipients, findSender, lockRecipients } from './message.queries.ts'

const nobodySentences: Record<MessageRecipients, string> = {
  participants:
    'In diesem Termin hat zurzeit niemand einen Platz. Es gibt niemanden, der die Nachricht bekäme.',
  waitlist:
    'Auf der Warteliste dieses Termins steht zurzeit niemand. Es gibt niemanden, der die Nachricht bekäme.',
  all: 'In diesem Termin ist zurzeit niemand angemeldet. Es gibt niemanden, der die Nachricht bekäme.',
}

type Message = { subject: string; message: string; to: MessageRecipients; reply_to_me: boolean }
type Writer = { caller: Caller; address: string }

const someOrRefuse = <Recipient>(recipients: Recipient[], to: MessageRecipients) => {
  if (recipients.length === 0) throw new Refusal('state', nobodySentences[to])
  return recipients
}

/** Writes to everybody in an own timeslot, each in a mail of their own; answers how many. */
export const writeToParticipants = async (
  deps: Deps,
  { caller, address }: Writer,
  timeslotId: number,
  { subject, message, to, reply_to_me }: Message,
) => {
  const { config, db, limits } = deps
  const slot = await readOwnTimeslot(db, caller, timeslotId)
  someOrRefuse(await findRecipients(db, timeslotId, to), to)
  await limits.spend('message', { account: `${caller.id} ${timeslotId}`, address })
  await limits.spend('messages_of_day', { account: String(caller.id), address })
  return inTransaction(db, async tx => {
    const sender = orNotFound(await findSender(tx, caller.id))
    const office = await readAssociation(tx)
    const letter = { subject, text: message, sender, office, replyToSender: reply_to_me }
    const recipients = someOrRefuse(await lockRecipients(tx, timeslotId, to), to)
    for (const person of recipients)
      await postMail(tx, deps, messageMail(person, slot, letter, config.APP_URL))
    return recipients.length
  })
}
