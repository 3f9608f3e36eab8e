import type { Entrance, EntrancePerson } from '@tafelrunde/contract/admin/events/entrance'
import { fullName } from '@tafelrunde/ui/names.ts'
import { readSession } from '../../../shared/session/session.ts'
import { check } from '../scanner/receive.ts'
import { passFaults, unnamed } from '../scanner/scan.texts.ts'
import { counterName } from './counter.store.ts'
import { entryOf, isExpected } from './entrance.rules.ts'
import { admittedText, againText, owesText, standingText, takenBackText } from './entrance.texts.ts'
import { syncQueue } from './queue.send.ts'
import { entriesOutbox } from './queue.store.ts'
import type { Queued } from './queue.ts'

/** What the counter reads of the last person; with `register` they can be let in nevertheless. */
export type Outcome = {
  tone: 'good' | 'warn' | 'bad'
  title: string
  /** Above the title. */
  sign: string
  text?: string
  /** What they still owe. */
  owes?: string | undefined
  /** Was at no event before. */
  isNew?: boolean
  at: Date
  /** Whom it is about; nobody where the code was no pass. */
  person?: number
  register?: { person: number; name: string }
}

type Wish = { event: number; person: number; name: string; register: boolean; withdraw?: true }

/** Lets somebody in, on this device first; it is sent by itself. */
const keep = async (wish: Wish, now: Date) => {
  const { id: account } = readSession().account
  if (account === null) return
  const added: Queued = {
    withdraw: false,
    ...wish,
    key: crypto.randomUUID(),
    account,
    recordedAt: now.getTime(),
    status: 'waiting',
    counter: counterName(),
  }
  await entriesOutbox.change(all => [
    ...all.filter(
      one => !(one.status === 'refused' && one.person === wish.person && one.event === wish.event),
    ),
    added,
  ])
  void syncQueue()
}

/** Lets in somebody of the list, unless they are in already or have no place: then it says so. */
export const admit = async (entrance: Entrance, person: EntrancePerson): Promise<Outcome> => {
  const now = new Date()
  const name = fullName(person)
  const queue = (await entriesOutbox.read()).filter(({ event }) => event === entrance.event.id)
  const before = entryOf(person, queue, now)
  if (before)
    return {
      tone: 'warn',
      sign: 'Schon da',
      title: name,
      text: againText(before),
      at: now,
      person: person.id,
    }
  if (!isExpected(person))
    return {
      tone: 'warn',
      sign: 'Nicht angemeldet',
      title: name,
      text: standingText(person.state),
      at: now,
      person: person.id,
      register: { person: person.id, name },
    }
  await keep({ event: entrance.event.id, person: person.id, name, register: false }, now)
  return {
    tone: 'good',
    sign: 'Eingelassen',
    title: name,
    text: admittedText(person),
    at: now,
    person: person.id,
    owes: owesText(person),
    isNew: person.is_first_time && !person.is_lecturer && !person.is_exhibitor,
  }
}

/** Lets in somebody who is not registered, and registers them. */
export const register = async (entrance: Entrance, { person, name }: { person: number; name: string }) => {
  const now = new Date()
  await keep({ event: entrance.event.id, person, name, register: true }, now)
  return { tone: 'good', sign: 'Vor Ort angemeldet', title: name, at: now, person } satisfies Outcome
}

/** Takes back that somebody was let in, by whichever counter. */
export const takeBack = async (entrance: Entrance, { person, name }: { person: number; name: string }) => {
  const now = new Date()
  await keep({ event: entrance.event.id, person, name, register: false, withdraw: true }, now)
  const outcome = { sign: 'Zurückgenommen', title: name, text: takenBackText, at: now, person }
  return { tone: 'warn', ...outcome } satisfies Outcome
}

/** Lets in whoever shows this pass; without a network by the keys and the list of this device. */
export const admitPass = async (entrance: Entrance, token: string): Promise<Outcome> => {
  const at = new Date()
  const checked = await check(token.trim(), at)
  if ('fault' in checked) return { tone: 'bad', sign: 'Nicht eingelassen', at, ...passFaults[checked.fault] }
  const person = entrance.people.find(({ id }) => id === checked.account)
  if (person) return admit(entrance, person)
  return {
    tone: 'warn',
    sign: 'Nicht angemeldet',
    title: unnamed,
    text: standingText(null),
    at,
    person: checked.account,
    register: { person: checked.account, name: unnamed },
  }
}
