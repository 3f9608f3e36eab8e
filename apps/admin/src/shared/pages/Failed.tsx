import { Button } from '../deeds/Button.tsx'

interface Props {
  /** A sentence for people where the error itself has one, else a neutral one stands there. */
  error: unknown
  retry: () => unknown
}

/** Says why something is not there and tries again. */
export const Failed = ({ error, retry }: Props) => (
  <div role="alert">
    <p>{error instanceof Error ? error.message : 'Die Daten konnten nicht geladen werden.'}</p>
    <Button label="Erneut versuchen" onClick={() => void retry()} />
  </div>
)
