import { typeOfFile } from '@tafelrunde/client/file-types'
import { fileOf } from '@tafelrunde/client/offer-file'
import { getReceipt, type Receipt } from '@tafelrunde/contract/lecturers/receipts'
import { money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callForFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import type { Claim } from './receipts.rules.ts'
import css from './settlement.module.css'

const load = (id: number) => callForFile(getReceipt, { params: { id } })

/** Has an element show the file, which stays in memory for as long as the element is there. */
const showing = (file: Blob) => (element: HTMLImageElement | HTMLIFrameElement | null) => {
  if (!element) return undefined
  const address = URL.createObjectURL(file)
  element.src = address
  return () => URL.revokeObjectURL(address)
}

type ShownProps = { receipt: Receipt }

const NotShown = () => (
  <p className="quiet">Dieser Beleg lässt sich hier nicht anzeigen. Bitte laden Sie ihn herunter.</p>
)

/** A browser may be set to keep PDFs instead of showing them. */
const showsPdf = () => navigator.pdfViewerEnabled

const Sheet = ({ receipt: { id, name } }: ShownProps) => {
  const [isBroken, setBroken] = useState(false)
  const type = typeOfFile(name)
  const { data, error, refetch } = useQuery({
    queryKey: ['receipts', id],
    queryFn: async () => fileOf(name, await load(id)),
    staleTime: Number.POSITIVE_INFINITY, // a receipt never changes
  })
  const place = useMemo(() => data && showing(data), [data])
  if (error) return <Failed error={error} retry={refetch} />
  const isPdf = type === 'application/pdf'
  if (isBroken || !type || (isPdf && !showsPdf())) return <NotShown />
  if (!place) return <p role="status">Wird geladen …</p>
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; scripts of one never reach the page
  if (isPdf) return <iframe ref={place} className={css['sheet']} title={`Beleg ${name}`} />
  return <img ref={place} className={css['picture']} alt={`Beleg ${name}`} onError={() => setBroken(true)} />
}

/** Shows a receipt in large, to be compared with what is claimed for it. */
export const ReceiptCard = ({ claim: { text, cents, receipt } }: { claim: Claim }) => (
  <Card
    title={`Beleg: ${text}, ${money(cents)}`}
    aside={<FileButton label="Herunterladen" name={receipt.name} load={() => load(receipt.id)} />}
  >
    <Sheet key={receipt.id} receipt={receipt} />
  </Card>
)

type ButtonProps = { receipt: Receipt; shown: Receipt | undefined; show: (receipt: Receipt) => void }

/** Shows the receipt beside the line that it belongs to. */
export const ReceiptButton = ({ receipt, shown, show }: ButtonProps) => (
  <Button
    className={css['choice']}
    label={`Beleg: ${receipt.name}`}
    aria-pressed={receipt.id === shown?.id}
    onClick={() => show(receipt)}
  />
)
