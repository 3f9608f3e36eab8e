import { listEvents } from '@tafelrunde/contract/events/events'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { call } from '../queries/api.ts'
import { Button } from '../ui/buttons/Button.tsx'
import '../look/look.css'

/** Leaves the draft: this tab is one like all others again. */
const leave = () => {
  window.name = ''
  location.assign('/')
}

const DraftBar = ({ name }: { name: string | undefined }) => (
  <aside className="look-bar" aria-label="Entwurf">
    <Icon name="eye" size={20} />
    <p className="look-bar__text">
      {name ? (
        <>
          Entwurf: <strong>{name}</strong> ist noch nicht öffentlich, und anmelden kann sich noch niemand.
        </>
      ) : (
        'Dieser Link zu einem Entwurf gilt nicht mehr.'
      )}
    </p>
    <Button kind="yellow" size="row" onClick={leave}>
      Beenden
    </Button>
  </aside>
)

/** Says above the app that it shows a draft, which was shared as a link. */
export const showDraftBar = async () => {
  const { results } = await call(listEvents, { query: { state: 'draft' } })
  const bar = document.createElement('div')
  document.body.classList.add('looking')
  document.body.prepend(bar)
  createRoot(bar).render(
    <StrictMode>
      <DraftBar name={results[0]?.name} />
    </StrictMode>,
  )
}
