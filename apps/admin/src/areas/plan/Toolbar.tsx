import { useMediaQuery } from '@mui/material'
import type { Plan } from '@tafelrunde/contract/admin/events/plan'
import type { Clash } from '@tafelrunde/contract/events/plan-clashes'
import { dayLabel } from '@tafelrunde/ui/days.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { useEffect, useState } from 'react'
import { IconButtonWithTooltip } from 'react-admin'
import { useLocation } from 'react-router'
import { Button } from '../../shared/deeds/Button.tsx'
import type { Change } from './changes.rules.ts'
import type { Moves } from './moves.rules.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { RulesDialog } from './RulesDialog.tsx'
import css from './toolbar.module.css'
import { VersionsPanel } from './VersionsPanel.tsx'

type Props = {
  plan: Plan
  day: string
  days: string[]
  setDay: (day: string) => void
  onlyUsed: boolean
  setOnlyUsed: (onlyUsed: boolean) => void
  moves: Moves
  undo: () => void
  redo: () => void
  startAnew: () => Promise<unknown>
  isSaving: boolean
  clashes: Clash[]
  changes: Change[]
  show: (key: string) => void
}

/** Strg+Z and Strg+Umschalt+Z, except where somebody types. */
const useUndoKeys = (undo: () => void, redo: () => void) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      if (shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])

type DeedProps = { label: string; icon: IconName; onClick: () => void }

/** With its name where there is room for it beside the days. */
const Deed = ({ label, icon, onClick }: DeedProps) => {
  const hasRoom = useMediaQuery('(width >= 1100px)')
  const sign = <Icon name={icon} size={hasRoom ? 18 : 20} />
  if (hasRoom)
    return (
      <Button label={label} onClick={onClick}>
        {sign}
      </Button>
    )
  return (
    <IconButtonWithTooltip label={label} onClick={onClick}>
      {sign}
    </IconButtonWithTooltip>
  )
}

type Panel = 'publish' | 'versions' | 'rules' | 'print'

/** Above the board: the days, undoing, and what makes the plan public. */
export const Toolbar = (props: Props) => {
  const { plan, day, days, setDay, onlyUsed, setOnlyUsed, moves, undo, redo, isSaving, changes } = props
  // The event’s page leads here to print at once.
  const { hash } = useLocation()
  const [panel, setPanel] = useState<Panel | undefined>(hash === '#drucken' ? 'print' : undefined)
  useUndoKeys(undo, redo)
  const close = () => setPanel(undefined)
  const anew = async () => {
    close()
    await props.startAnew()
  }
  const jump = (key: string) => {
    close()
    props.show(key)
  }
  return (
    <div className={css['toolbar']}>
      <div className={css['days']} role="group" aria-label="Tag">
        {days.map(one => (
          <button key={one} type="button" aria-pressed={one === day} onClick={() => setDay(one)}>
            {dayLabel(new Date(`${one}T12:00Z`))}
          </button>
        ))}
      </div>
      <label className={css['toolbar__used']}>
        <input type="checkbox" checked={onlyUsed} onChange={({ target }) => setOnlyUsed(target.checked)} />
        Nur belegte Räume
      </label>
      <span className={css['toolbar__rest']} />
      <IconButtonWithTooltip label="Rückgängig" disabled={moves.done.length === 0} onClick={undo}>
        <Icon name="undo" size={20} />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip label="Wiederholen" disabled={moves.undone.length === 0} onClick={redo}>
        <Icon name="retry" size={20} />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip label="Drucken" onClick={() => setPanel('print')}>
        <Icon name="download" size={20} />
      </IconButtonWithTooltip>
      <Deed label="Regeln" icon="gear" onClick={() => setPanel('rules')} />
      <Deed label="Fassungen" icon="clock" onClick={() => setPanel('versions')} />
      <Button
        variant="contained"
        label={changes.length > 0 ? `Veröffentlichen (${changes.length})` : 'Veröffentlichen'}
        disabled={changes.length === 0 || isSaving}
        onClick={() => setPanel('publish')}
      />
      {panel === 'publish' && (
        <PublishPanel
          plan={plan}
          changes={changes}
          clashes={props.clashes}
          close={close}
          show={jump}
          published={anew}
        />
      )}
      {panel === 'versions' && <VersionsPanel plan={plan} close={close} restored={anew} />}
      {panel === 'print' && <PrintDialog event={plan.event.id} close={close} />}
      {panel === 'rules' && <RulesDialog plan={plan} close={close} saved={anew} />}
    </div>
  )
}
