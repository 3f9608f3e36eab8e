import { failureText } from '@tafelrunde/client/failures'
import { deleteMaterial, listMaterials, type Material } from '@tafelrunde/contract/events/materials'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { MaterialDialog } from './MaterialDialog.tsx'
import { MaterialForm } from './MaterialForm.tsx'

type RowsProps = {
  materials: Material[]
  onChange: (material: Material) => void
  onRemove: (material: Material) => void
}

const Rows = ({ materials, onChange, onRemove }: RowsProps) => (
  <ul className="rows">
    {materials.map(material => (
      <li key={material.id}>
        <span>{material.name}</span>
        <span className="quiet">{`sichtbar ab ${tableDayAndTime(material.visible_from)}`}</span>
        <span>
          <Button
            label="Ändern"
            aria-label={`„${material.name}“ ändern`}
            onClick={() => onChange(material)}
          />
          <Button
            color="error"
            label="Löschen"
            aria-label={`„${material.name}“ löschen`}
            onClick={() => onRemove(material)}
          />
        </span>
      </li>
    ))}
  </ul>
)

/** What participants of the workshop get as files, and from when on. */
export const Materials = ({ workshop }: { workshop: number }) => {
  const [changing, setChanging] = useState<Material>()
  const [leaving, setLeaving] = useState<Material>()
  const { data, error, refetch } = useQuery({
    queryKey: ['materials', workshop],
    queryFn: () =>
      call(listMaterials, { query: { workshop: String(workshop), limit: String(mostRows), offset: '0' } }),
  })

  const remove = ({ id }: Material) => call(deleteMaterial, { params: { id } })
  const { run, isBusy } = useDeed(remove, {
    done: (_, { name }) => `„${name}“ ist gelöscht.`,
    onSettled: refetch,
  })

  return (
    <Card title="Materialien">
      {error && <p className="quiet">{failureText(error)}</p>}
      {data && data.results.length > 0 && (
        <Rows materials={data.results} onChange={setChanging} onRemove={setLeaving} />
      )}
      {data?.results.length === 0 && <p className="quiet">Noch keine Dateien für die Teilnehmenden.</p>}
      <MaterialForm workshop={workshop} onAdded={refetch} />
      {changing && (
        <MaterialDialog material={changing} onSaved={refetch} onClose={() => setChanging(undefined)} />
      )}
      <Ask
        isOpen={leaving !== undefined}
        isBusy={isBusy}
        title="Material löschen"
        onConfirm={() => {
          setLeaving(undefined)
          if (leaving) run(leaving)
        }}
        onClose={() => setLeaving(undefined)}
      >
        {`„${leaving?.name}“ ist danach für niemanden mehr da.`}
      </Ask>
    </Card>
  )
}
