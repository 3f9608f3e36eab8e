const second = 1000
const minute = 60 * second

const connecting = {
  connectionTimeoutMillis: 10 * second,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
}

/** Milliseconds after which the database gives up, and a little later, if it says nothing at all, we do. */
const giveUp = (lock: number, statement: number, idle: number) => ({
  ...connecting,
  max: 16,
  lock_timeout: lock,
  statement_timeout: statement,
  query_timeout: statement + 5 * second,
  idle_in_transaction_session_timeout: idle,
})

/** For what somebody waits for in front of a screen: better told to come back than left waiting. */
export const hurried = giveUp(10 * second, 15 * second, minute)

/** For commands, jobs and imports, which may have much to do or wait for another one that has. */
export const patient = giveUp(10 * minute, 10 * minute, 10 * minute)

/** For migrations, which take as long as they take. */
export const unhurried = connecting

export type Patience = typeof hurried
