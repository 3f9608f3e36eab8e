import { useEffect, useRef } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { FormFoot } from '../../../shared/ui/fields/FormFoot.tsx'
import { SearchField } from '../../../shared/ui/fields/SearchField.tsx'
import css from './attendance.module.css'

type Props = {
  /** Nothing while the field is closed. */
  search: string | undefined
  onSearch: (search: string | undefined) => void
  onScan: () => void
}

/** Search and scanner at the thumb. */
export const AttendanceFoot = ({ search, onSearch, onScan }: Props) => {
  const foot = useRef<HTMLDivElement>(null)
  const isOpen = search !== undefined
  useEffect(() => {
    if (isOpen) foot.current?.querySelector('input')?.focus()
  }, [isOpen])
  return (
    <FormFoot>
      <div className={css['attendance-foot']} ref={foot}>
        {isOpen && <SearchField label="Name oder Nummer" value={search} onChange={onSearch} />}
        <IconButton
          icon="search"
          look="tonal"
          label="Suchen"
          aria-expanded={isOpen}
          onClick={() => onSearch(isOpen ? undefined : '')}
        />
        <Button icon="scan" onClick={onScan}>
          QR scannen
        </Button>
      </div>
    </FormFoot>
  )
}
