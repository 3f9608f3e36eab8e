import { SignUp } from '@tafelrunde/contract/people/signup'
import { z } from 'zod'

/** Somebody as the portal tells of them, in the words of an account. */
export const PortalPerson = z.object({
  subject: z.string(),
  /** Undefined where the portal does not vouch for one. */
  email: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  customerNumber: z.string().optional(),
  /** In the group of the office. */
  isStaff: z.boolean(),
})
export type PortalPerson = z.infer<typeof PortalPerson>

/** As an account may have it; what it may not have was not told. */
const read = (field: { safeParse(value: unknown): { data?: string | undefined } }, value: unknown) =>
  field.safeParse(value).data || undefined

const Groups = z.union([z.array(z.unknown()), z.string().transform(group => [group])])

type Names = {
  customerNumberClaim: string | undefined
  groupsClaim: string | undefined
  staffGroup: string | undefined
}

/** What the claims of an ID token and of UserInfo say; foreign text is read as if somebody had typed it. */
export const readClaims = (
  { customerNumberClaim, groupsClaim, staffGroup }: Names,
  claims: { sub: string; [claim: string]: unknown },
): PortalPerson => {
  const groups = Groups.safeParse(groupsClaim && claims[groupsClaim]).data ?? []
  const { email, first_name, last_name, as_customernumber } = SignUp.shape
  return {
    subject: claims.sub,
    // Whoever may claim any address would be let into the account of whoever has it.
    email: claims.email_verified === true ? read(email, claims.email) : undefined,
    firstName: read(first_name, claims.given_name),
    lastName: read(last_name, claims.family_name),
    customerNumber: customerNumberClaim && read(as_customernumber, claims[customerNumberClaim]),
    isStaff: staffGroup !== undefined && groups.includes(staffGroup),
  }
}
