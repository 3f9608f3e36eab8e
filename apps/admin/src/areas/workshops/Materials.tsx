import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import {
  addMaterial,
  deleteMaterial,
  listMaterials,
  type Material,
} from '@tafelrunde/contract/events/materials'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call, callWithFile } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { MaterialDialog } from './MaterialDialog.tsx'
import { MaterialForm, type NewMaterial } from './MaterialForm.tsx'

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
  const [problem, setProblem] = useState<string>()
  const notify = useNotify()
  const { data, error, refetch } = useQuery({
    queryKey: ['materials', workshop],
    queryFn: () =>
      call(listMaterials, { query: { workshop: String(workshop), limit: String(mostRows), offset: '0' } }),
  })

  const add = async ({ file, visible_from }: NewMaterial) => {
    setProblem(undefined)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const when = visible_from && { visible_from }
      await callWithFile(addMaterial, { body: { workshop, name: file.name, file: bytes, ...when } })
    } catch (failure) {
      setProblem(fieldFailures(failure)[0]?.[1] ?? failureText(failure))
      return false
    }
    notify(`„${file.name}“ ist hinzugefügt.`)
    await refetch()
    return true
  }
  const changed = async () => {
    setChanging(undefined)
    notify('Gespeichert.')
    await refetch()
  }
  const remove = async ({ id, name }: Material) => {
    setLeaving(undefined)
    try {
      await call(deleteMaterial, { params: { id } })
      notify(`„${name}“ ist gelöscht.`)
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    await refetch()
  }

  return (
    <Card title="Materialien">
      {error && <p className="quiet">{failureText(error)}</p>}
      {data && data.results.length > 0 && (
        <Rows materials={data.results} onChange={setChanging} onRemove={setLeaving} />
      )}
      {data?.results.length === 0 && <p className="quiet">Noch keine Dateien für die Teilnehmenden.</p>}
      <MaterialForm problem={problem} onAdd={add} />
      {changing && (
        <MaterialDialog
          material={changing}
          onSaved={() => void changed()}
          onClose={() => setChanging(undefined)}
        />
      )}
      <Ask
        isOpen={leaving !== undefined}
        title="Material löschen"
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        {`„${leaving?.name}“ ist danach für niemanden mehr da.`}
      </Ask>
    </Card>
  )
}
