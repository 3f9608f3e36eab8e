import { isWorthAskingAgain } from '@tafelrunde/client/failures'
import { CallFailed } from '@tafelrunde/contract/http/call'
import { Failed } from './Failed.tsx'

const isMissing = (error: unknown) => error instanceof CallFailed && error.status === 404

/** The heading of a page whose record did not come. */
export const notThereTitle = (error: unknown) => (isMissing(error) ? 'Nicht gefunden' : 'Nicht geladen')

/** In place of a record that is not there, or did not come. */
export const NotThere = ({ error, retry }: { error: unknown; retry: () => unknown }) =>
  isMissing(error) ? (
    <p role="alert">Diesen Eintrag gibt es nicht oder nicht mehr.</p>
  ) : (
    <Failed error={error} retry={retry} />
  )

/** React-admin would lead to the list, as if there were no such record. */
export const stayHere = { onError: () => {}, retry: isWorthAskingAgain }
