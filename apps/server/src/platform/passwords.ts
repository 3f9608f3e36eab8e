import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Overloaded } from './refusals.ts'

/** Of Argon2id: memory in KiB, passes over it, and threads. */
type Cost = { memoryCost: number; timeCost: number; parallelism: number }

/** 50 to 100 ms on one core (decision 8). */
const strong: Cost = { memoryCost: 49_152, timeCost: 4, parallelism: 1 }

// Hashing runs on libuv's four threads; one stays free for files, and no more than there are cores are of use.
const atOnce = Math.min(3, availableParallelism())
/** More than this many would wait longer than a person does. */
const mostWaiting = 200

const limit = pLimit(atOnce)

/** Does a costly thing when it is its turn; refuses with `Overloaded` when too many wait already. */
const inTurn = async <Result>(work: () => Promise<Result>) => {
  if (limit.pendingCount >= mostWaiting) throw new Overloaded()
  return limit(work)
}

/** Makes and compares hashes at this cost; a server's own is `strong`. */
export const createPasswords = (cost: Cost = strong) => {
  const { memoryCost, timeCost, parallelism } = cost
  // What a login for an unknown account is compared with, so that it takes as long as for a known one.
  const nobody = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`
  return {
    /** An Argon2id hash that carries its own salt and cost. */
    hash: (password: string) => inTurn(() => hash(password, cost)),
    /** Whether this is the password; never, if there is no hash, but in the same time. */
    verify: async (known: string | null | undefined, password: string) => {
      const matches = await inTurn(() => verify(known ?? nobody, password))
      return known ? matches : false
    },
    /** Whether a hash was made at another cost than today's. */
    needsRehash: (known: string) => {
      const its = parseOptions(known)
      return its.memoryCost !== memoryCost || its.timeCost !== timeCost || its.parallelism !== parallelism
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>
