import { idOf } from '@tafelrunde/contract/http/ids'
import { useState } from 'react'
import { LinkBase, Title } from 'react-admin'
import { useParams } from 'react-router'
import { NotThere } from '../../shared/pages/NotThere.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { Planning } from './Planning.tsx'
import css from './plan.module.css'
import { usePlan } from './usePlan.ts'

const saved = 'Gespeichert. Öffentlich wird es erst mit „Veröffentlichen“.'
const cutOff =
  'Noch nicht gespeichert: keine Verbindung. Es geht von selbst weiter, sobald sie wieder da ist.'

/** The plan board of an event. */
export const PlanScreen = () => {
  const id = idOf(useParams().id)
  const [isBusy, setBusy] = useState(false)
  const own = usePlan(id, isBusy)
  return (
    <div className={css['page']}>
      <Title title={<PageTitle>Raumplan</PageTitle>} />
      {own.plan ? (
        <>
          <p className={css['page__event']}>
            <LinkBase to={`/events/${id}/show`}>‹ {own.plan.event.name}</LinkBase>
            <span role="status">{own.isCutOff ? cutOff : own.isSaving ? 'Wird gespeichert …' : saved}</span>
          </p>
          <Planning {...own} plan={own.plan} setBusy={setBusy} />
        </>
      ) : own.error ? (
        <NotThere error={own.error} retry={own.refetch} />
      ) : (
        <p role="status">Wird geladen …</p>
      )}
    </div>
  )
}
