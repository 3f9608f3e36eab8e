import type { Asked, SendWith } from '@tafelrunde/client/send'

type Request = (asked: Asked) => ReturnType<SendWith>
type Wish = { text: string; files: Uint8Array[]; key: string; onItsWay?: ReturnType<Request> }

const wishOf = (body: unknown): Wish => {
  const files: Uint8Array[] = []
  const text = JSON.stringify(body ?? null, (_, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value
    files.push(value)
    return 'file'
  })
  return { text, files, key: crypto.randomUUID() }
}

const hasSameBytes = (one: Uint8Array, other: Uint8Array | undefined) =>
  one.length === other?.length && one.every((byte, index) => byte === other[index])

const isSame = (one: Wish, other: Wish) =>
  one.text === other.text &&
  one.files.length === other.files.length &&
  one.files.every((file, index) => hasSameBytes(file, other.files[index]))

/**
 * Whatever is sent again because no answer came, goes with the same key: the server does it once and repeats its answer.
 * That holds as long as nothing else is wished at that address, and on the page where it was wished: whoever has gone
 * to another one has seen what became of it, and may want the same once more. A second tap while the first is on its
 * way waits for the same answer.
 */
export const onceEach = (request: Request, place = () => location.pathname): Request => {
  let wishedAt = ''
  const unanswered = new Map<string, Wish>()

  return async asked => {
    if (wishedAt !== place()) unanswered.clear()
    wishedAt = place()
    if (asked.method === 'GET') return request(asked)
    const address = `${asked.method} ${asked.url}`
    const [next, last] = [wishOf(asked.body), unanswered.get(address)]
    const wish = last && isSame(last, next) ? last : next
    unanswered.set(address, wish)
    wish.onItsWay ??= request({ ...asked, headers: { ...asked.headers, 'Idempotency-Key': wish.key } })
    const answer = await wish.onItsWay.finally(() => delete wish.onItsWay)
    const isDone = answer.status >= 200 && answer.status < 300
    if (isDone && unanswered.get(address) === wish) unanswered.delete(address)
    return answer
  }
}
