import type {
  MailTextFields,
  OfficeMailText,
  TriedMailText,
} from '@tafelrunde/contract/admin/mails/mail-texts'
import { dayText, momentText, timesText } from '../../../common/german.texts.ts'
import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction } from '../../../platform/db/database.ts'
import { InvalidField, InvalidFields, orNotFound } from '../../../platform/refusals.ts'
import { checkSeen, type Subjects, versionOf } from '../../audit/audit.service.ts'
import { greetingOf, type Letter, type Person } from '../../mail/letter.rules.ts'
import { postMail } from '../../mail/mail.service.ts'
import {
  exampleValues,
  filled,
  type MailText,
  mailTextProblems,
  type Wording,
} from '../../mail/mail-texts.rules.ts'
import { lockMailTexts, readMailText, readMailTexts, rewriteMailText } from '../../mail/mail-texts.service.ts'
import { meaningOf } from '../../mail/placeholders.rules.ts'
import { findEventToShow, findFirstTimeslots } from './mail-texts.queries.ts'
import { wordings, wordingWith } from './wordings.rules.ts'

/** Where a mail's text is written. */
export const mailTextSubjects: Subjects = ['mail_texts']

const originalOf = ({ subject, body, closing }: Wording) => ({ subject, body, closing })

/** All kinds of mails, and which of them the office words by itself. */
export const listMailTexts = async (db: Db) => {
  const own = await readMailTexts(db)
  return wordings.map(wording => ({
    id: wording.id,
    title: wording.title,
    to: wording.to,
    subject: own.get(wording.id)?.subject ?? wording.subject,
    changed: own.has(wording.id),
  }))
}

/** One kind of mail as it is worded now, with its gaps, and as it came. */
export const readOfficeMailText = async (db: Db, id: number): Promise<OfficeMailText> => {
  const wording = orNotFound(wordingWith(id))
  const own = await readMailText(db, id)
  return {
    ...originalOf(wording),
    ...own,
    id,
    title: wording.title,
    to: wording.to,
    changed: own !== undefined,
    button: wording.button ?? '',
    placeholders: wording.placeholders.map(name => ({ name, means: meaningOf(name) })),
    original: originalOf(wording),
    version: await versionOf(db, mailTextSubjects, id),
  }
}

const refuseUnfit = (text: MailText, wording: Wording) => {
  const problems = mailTextProblems(text, wording)
  if (problems.length > 0)
    throw new InvalidFields(problems.map(({ field, problem }) => new InvalidField(field, problem)))
}

/** Words a kind of mail anew, as its changer saw it. */
export const changeMailText = (
  { db }: Deps,
  id: number,
  { version, ...text }: MailTextFields & { version: number },
) =>
  inTransaction(db, async tx => {
    const wording = orNotFound(wordingWith(id))
    await lockMailTexts(tx)
    await checkSeen(tx, mailTextSubjects, id, version)
    refuseUnfit(text, wording)
    await rewriteMailText(tx, wording, text)
    return readOfficeMailText(tx, id)
  })

type When = { startsAt: Date; endsAt: Date; location: string }

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“, over several days from moment to moment; then the place. */
const whenAndWhere = ({ startsAt, endsAt, location }: When) => {
  const oneDay = dayText(startsAt) === dayText(endsAt)
  const when = oneDay
    ? `${dayText(startsAt)}, ${timesText({ startsAt, endsAt })}`
    : `${momentText(startsAt)}, bis ${momentText(endsAt)}`
  return [when, location].filter(Boolean).join('\n')
}

const slotText = (slot: When & { name: string }) => `„${slot.name}“\n${whenAndWhere(slot)}`

/** What the mails name of this event and its first Termine. */
const realValues = async (db: Db, eventId: number | undefined) => {
  const event = await findEventToShow(db, eventId)
  if (!event) return {}
  const slots = await findFirstTimeslots(db, event.id)
  const [slot] = slots
  return {
    Veranstaltung: event.name,
    Termin: whenAndWhere(slot ?? event),
    ...(slot && { Workshop: slot.name, Termine: slots.map(slotText).join('\n\n') }),
  }
}

/** How such a mail would look with this text, to whoever looks, with what is known of an event; nothing is kept. */
export const tryMailText = async (
  db: Db,
  id: number,
  { event, ...text }: TriedMailText,
  person: Person,
): Promise<Letter> => {
  const wording = orNotFound(wordingWith(id))
  refuseUnfit(text, wording)
  const values = exampleValues(wording, {
    ...(await realValues(db, event ?? undefined)),
    Adresse: person.email,
  })
  return {
    recipient: person.email,
    greeting: greetingOf(person),
    ...filled(text, values),
    ...(wording.button && { button: { label: wording.button, url: '' } }),
  }
}

/** Sends it like that to whoever looks; its button leads to the app's first page. */
export const sendTestMail = async (deps: Deps, id: number, tried: TriedMailText, person: Person) => {
  const letter = await tryMailText(deps.db, id, tried, person)
  const button = letter.button && { button: { ...letter.button, url: deps.config.APP_URL } }
  await inTransaction(deps.db, tx =>
    postMail(tx, deps, { ...letter, ...button, subject: `Test: ${letter.subject}` }),
  )
}
