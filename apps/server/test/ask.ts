import type { buildTestApp } from './build-test-app.ts'

/** Asks as a program without our contract does, and answers what it sees; without a person nobody is logged in. */
export const askIn =
  ({ app, bearer }: Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'bearer'>) =>
  async (
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    url: string,
    person?: { id: number },
    payload?: object | string,
    type = 'application/json',
  ) => {
    const headers = { ...(person && (await bearer(person))), 'content-type': type }
    const answer = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
    return { status: answer.statusCode, body: answer.body && answer.json(), headers: answer.headers }
  }
