import { sinceTime } from '@tafelrunde/ui/days.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'

type Shown = {
  message: string | undefined
  at: number
  count: number
  staleSince: Date | undefined
  now: Date
}

/** What the office says and what was moved, one after the other; and how old it all is where the network is away. */
export const Foot = ({ message, at, count, staleSince, now }: Shown) =>
  (message || staleSince) && (
    <footer className="foot">
      {message && (
        <>
          <Icon name="bell" />
          <p className="foot__message">{message}</p>
        </>
      )}
      {staleSince && <p className="foot__stale">Stand {sinceTime(staleSince, now)} Uhr</p>}
      {count > 1 && (
        <span className="foot__dots" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} className={index === at ? 'is-shown' : ''} />
          ))}
        </span>
      )}
    </footer>
  )
