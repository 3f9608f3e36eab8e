import { hash, verify } from '@node-rs/argon2'

// Argon2id as OWASP's password storage sheet asks for at least; it runs on a thread of its own.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An Argon2id hash that carries its own salt and cost. */
export const hashPassword = (password: string) => hash(password, cost)

// What a login for an unknown account is compared with, so that it takes as long as for a known one.
let nobody: Promise<string> | undefined

/** Whether this is the password; never, if there is no hash, but in the same time. */
export const verifyPassword = async (known: string | null | undefined, password: string) => {
  nobody ??= hashPassword('nobody')
  const matches = await verify(known ?? (await nobody), password)
  return known ? matches : false
}
