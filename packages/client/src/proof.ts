import type { Send } from '@tafelrunde/contract/http/call'
import { Problem } from '@tafelrunde/contract/http/errors'
import type { Asked } from './send.ts'

type Answer = Awaited<ReturnType<Send>>

const wantsProof = ({ status, body }: Answer) =>
  status === 403 && Problem.safeParse(body).data?.code === 'prove_again'

/**
 * Sends as `request` does. Where the server wants to know once more who it is, `ask` asks the person, and what was begun
 * goes on; who rather leaves it gets the server's refusal.
 */
export const provedThrough =
  (request: (asked: Asked) => Promise<Answer>, ask: () => Promise<boolean>) =>
  async (asked: Asked): Promise<Answer> => {
    const answer = await request(asked)
    return wantsProof(answer) && (await ask()) ? request(asked) : answer
  }
