import { keepLook } from '@tafelrunde/client/look'
import { type OfficePerson, startLook } from '@tafelrunde/contract/admin/people/people'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { recordsOf } from '../../shared/people/PersonRecords.tsx'

/** Opens the app as the person sees it, in a tab of its own: the session of whoever looks stays as it is. */
export const LookCard = ({ person }: { person: OfficePerson }) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { id } = person
  const name = fullName(person) || person.email
  const { run, isBusy } = useDeed((_tab: Window) => call(startLook, { params: { id } }), {
    onSuccess: async ({ access, seconds }, tab) => {
      keepLook(tab, { access, id, name, until: Date.now() + seconds * 1000 })
      tab.location.replace('/')
      await queries.invalidateQueries(recordsOf(id))
      await queries.invalidateQueries({ queryKey: ['history', 'people', id] })
    },
    onError: tab => tab.close(),
  })
  if (!person.is_active || person.is_staff || person.is_superuser) return null
  const open = () => {
    // Browsers allow a new tab at the tap only, not after an answer.
    const tab = window.open('about:blank')
    if (tab) run(tab)
    else notify('Ihr Browser hat den neuen Tab nicht erlaubt.', { type: 'error' })
  }

  return (
    <Card title="Einblick">
      <p className="text">
        Die App in einem neuen Tab so sehen, wie {name} sie sieht: nur lesend und längstens 15&nbsp;Minuten.
        Im Konto der Person steht, wer wann geschaut hat.
      </p>
      <p className="text">
        <Button label="Mit den Augen der Person sehen" disabled={isBusy} onClick={open} />
      </p>
    </Card>
  )
}
