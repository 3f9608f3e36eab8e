import { Avatar, type Person } from '@tafelrunde/ui/Avatar.tsx'
import '../heading.css'
import { IconButton } from '../buttons/IconButton.tsx'
import './sheet.css'

interface Props {
  person: Person
  line?: string
  onClose: () => void
}

/** The top of a sheet about a person; the modal itself takes the class `sheet` and its content `sheet__content`. */
export const SheetHead = ({ person, line, onClose }: Props) => (
  <div className="sheet-head">
    <Avatar person={person} size={84} />
    <div className="sheet-head__text">
      <h1 className="heading" tabIndex={-1} data-page-title>
        {person.name}
      </h1>
      {line && <p className="sheet-head__line">{line}</p>}
    </div>
    <IconButton icon="close" look="round" label="Schließen" onClick={onClose} />
  </div>
)
