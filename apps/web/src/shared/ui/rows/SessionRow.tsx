import { useId } from 'react'
import { Link } from 'react-router'
import { Button, type ButtonKind } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { type PlacesInWords, PlacesPill } from '../states/PlacesPill.tsx'
import { IconLine } from './IconLine.tsx'
import { MetaLine } from './MetaLine.tsx'
import './session-row.css'

interface Props {
  title: string
  /** Time, room, persons; each part wraps whole. */
  meta: string[]
  /** The workshop's address; the whole row opens it. Without one the row is plain, as in the list of a workshop's own Termine. */
  href?: string
  /** Without them there is their room alone, until they come. */
  places?: PlacesInWords
  /** Names the booked Termin that this one clashes with; makes the row a clash. */
  warning?: string
  /** What else there is to know before a tap: what is given up, where else there is room. */
  note?: string
  action?: { label: string; kind: ButtonKind; onTap: () => void; pending?: boolean }
  favourite?: { on: boolean; onToggle: () => void }
  /** Called when the row's link is followed, for example to close a sheet. */
  onOpen?: () => void
}

type LinkProps = Pick<Props, 'title' | 'href' | 'onOpen'>

const RowTitle = ({ title, href, onOpen }: LinkProps) => {
  if (href === undefined) return title
  return (
    <Link className="session-row__link" to={href} onClick={onOpen}>
      {title}
    </Link>
  )
}

/** A Termin: free, full, booked, waiting or clashing. Belongs into a list item or a grid. */
export const SessionRow = ({ title, meta, places, warning, note, action, favourite, ...link }: Props) => {
  const titleId = useId()
  const look = warning ? 'clash' : (places?.state ?? 'free')
  return (
    <article className={`session-row session-row--${look}`} aria-labelledby={titleId}>
      <div className="session-row__head">
        <h3 className="session-row__title" id={titleId}>
          <RowTitle title={title} {...link} />
        </h3>
        {favourite && (
          <IconButton
            icon="star"
            label="Merken"
            aria-pressed={favourite.on}
            aria-describedby={titleId}
            onClick={favourite.onToggle}
          />
        )}
      </div>
      <MetaLine parts={meta} />
      {warning && (
        <IconLine icon="warning" tone="warning">
          {warning}
        </IconLine>
      )}
      {note && <IconLine icon="info">{note}</IconLine>}
      <div className="session-row__foot">
        {places && <PlacesPill {...places} />}
        {action && (
          <Button
            kind={action.kind}
            size="row"
            pending={action.pending}
            aria-describedby={titleId}
            onClick={action.onTap}
          >
            {action.label}
          </Button>
        )}
      </div>
    </article>
  )
}
