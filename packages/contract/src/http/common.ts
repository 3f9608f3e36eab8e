import * as z from '#read'
import { berlinText } from '../values/berlin.ts'
import { AddressId } from './ids.ts'

/**
 * Who may call an endpoint. `anyone`: the Authorization header is ignored altogether; `public`: no
 * account needed, but a token that is sent must be good; `account`: whoever is logged in; the rest
 * are the roles of the product, where staff may do whatever a lecturer or an exhibitor may.
 */
export const Access = z.enum(['anyone', 'public', 'account', 'lecturer', 'exhibitor', 'staff', 'superuser'])
export type Access = z.infer<typeof Access>

/** Anything else in a path is the address of nothing. */
export const IdParams = z.object({ id: AddressId })

/** A moment: a `Date` in code, ISO 8601 with Berlin's offset on the wire, to the millisecond. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: text => new Date(text),
  encode: berlinText,
})

/** The answer of an endpoint with status 204. */
export const Nothing = z.void()

/** The bytes of a file. */
export const Bytes = z.instanceof(Uint8Array)

/** A day without a time, `YYYY-MM-DD`. */
export const Day = z.iso.date()

/** The page of a list; `next` and `previous` are absolute addresses. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .object({
      count: z.int(),
      next: z.nullable(z.url()),
      previous: z.nullable(z.url()),
      results: z.array(item),
    })
    .register(z.globalRegistry, { id: `Paginated${z.globalRegistry.get(item)?.id ?? ''}List` })
