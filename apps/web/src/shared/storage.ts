/**
 * The device's storage (spec section 9): name `_ionicstorage`, drivers in the order sqlite, indexeddb,
 * websql, localstorage, written here as localforage names them.
 */
const opened = import('@ionic/storage').then(({ Storage }) =>
  new Storage({
    name: '_ionicstorage',
    driverOrder: ['sqlite', 'asyncStorage', 'webSQLStorage', 'localStorageWrapper'],
  }).create(),
)

const entry = <Value>(key: string, read: (stored: unknown) => Value | undefined) => ({
  get: async () => read(await (await opened).get(key)),
  set: async (value: Value) => {
    await (await opened).set(key, value)
  },
  clear: async () => {
    await (await opened).remove(key)
  },
})

const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
const flag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined)

export const accessToken = entry('AUTH_TOKEN', text)
export const refreshToken = entry('REFRESH_TOKEN', text)
export const hasLoggedIn = entry('hasLoggedIn', flag)
/** Whether the welcome has been closed once. */
export const hasSeenTutorial = entry('hasSeenTutorial', flag)
export const username = entry('username', text)

/** The account as last seen, as JSON, so that the app stays logged in without network. */
export const lastAccount = entry('account', text)

/** The pass as last fetched, as JSON: lists may be dropped after a week or with an update, this one may not. */
export const lastPass = entry('pass', text)

/** Public and personal lists as last seen, as JSON. */
export const lastQueries = entry('queries', text)

/** Attendance as recorded on this device, as JSON; a logout leaves it, as it waits for whoever recorded it. */
export const lastMarks = entry('marks', text)

/** What stands in unsent forms, as JSON: in this tab alone, and gone with it. */
export const drafts = {
  get: () => sessionStorage.getItem('drafts') ?? undefined,
  set: (value: string) => sessionStorage.setItem('drafts', value),
  clear: () => sessionStorage.removeItem('drafts'),
}
