import '../state-chip.css'
import type { FileRelease } from '@tafelrunde/contract/admin/money/file-release'
import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { Deed } from '../deeds/Deed.tsx'

type Props = {
  id: number
  release: FileRelease
  /** What it pays: „2 Überweisungen über 413,55 €“. */
  transfers: string
  /** In words, when the bank is to execute it. */
  day: string
  /** Who is mailed: „jede Person“. */
  told: string
  perform: () => Promise<unknown>
}

/** What a file for the bank waits for: its maker sees that, everybody else releases it. */
export const ReleaseFile = ({ id, release, transfers, day, told, perform }: Props) => {
  const { identity } = useGetIdentity()
  const queries = useQueryClient()
  const isOwn = !identity || identity.id === release?.created_by_id
  return (
    <>
      <span className="state-chip">wartet auf Freigabe</span>
      {!isOwn && (
        <Deed
          label="Freigeben"
          name={`Zahlungsdatei ${id} freigeben`}
          title={`Zahlungsdatei ${id} freigeben`}
          text={`${transfers}, vorgesehen am ${day}. Danach lässt sich die Datei laden, und ${told} bekommt eine Mail. Bitte prüfen Sie vorher, was darin steht.`}
          done="Die Zahlungsdatei ist freigegeben."
          perform={async () => {
            await perform()
            await queries.invalidateQueries()
          }}
        />
      )}
    </>
  )
}
