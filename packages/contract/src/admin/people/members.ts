import * as z from 'zod/mini'
import { bodyFlag } from '../../http/body.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyLength, trimmed } from '../../http/raw-text.ts'
import { IntakeOutcome, IntakeProblem } from '../intakes.ts'

// What an association's list of members tells every night, so that the office types no member twice (decision 69).

/** How many members one request may name; a longer list is sent in parts. */
export const mostMembers = 2000

/** Of any length and letters: what is wrong with a member's text is told of that member, and holds up no other. */
const text = () => z._default(z.pipe(trimmed, z.string().check(z.maxLength(anyLength))), '')

const Member = z.object({
  as_customernumber: text(),
  email: text(),
  first_name: text(),
  last_name: text(),
  /** Is a member no more: the number goes, the account stays. */
  left: z._default(bodyFlag(), false),
})
export type Member = z.infer<typeof Member>

const SynchronisedMember = z.object({
  /** Which of the request's members it is, counted from 0. */
  index: z.int(),
  as_customernumber: z.string(),
  outcome: IntakeOutcome,
  /** Whose account it is; null: of nobody, or it is only made without `dry_run`. */
  account: z.nullable(z.int()),
  problems: z.array(z.omit(IntakeProblem, { offers: true })),
})

/** What became of the members, and of each of them that is not as it was. */
export const Synchronisation = z
  .object({
    dry_run: z.boolean(),
    counts: z.object({ faulty: z.int(), new: z.int(), changed: z.int(), unchanged: z.int() }),
    members: z.array(SynchronisedMember),
  })
  .register(z.globalRegistry, { id: 'Synchronisation' })
export type Synchronisation = z.infer<typeof Synchronisation>

export const synchroniseMembers = endpoint({
  method: 'POST',
  url: '/api/admin/members/',
  auth: 'staff',
  summary:
    'Take over numbers of members, and make accounts for those who have none; faulty ones are left out and told, with `dry_run` nothing is written',
  body: z.object({
    members: z.array(Member).check(z.minLength(1), z.maxLength(mostMembers)),
    dry_run: z._default(bodyFlag(), false),
  }),
  response: Synchronisation,
})
