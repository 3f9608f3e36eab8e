import { fileOf, offerFile } from '@tafelrunde/client/offer-file'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { useMutation } from '@tanstack/react-query'
import { showFailure } from '../toasts.ts'
import { Button, type ButtonKind } from '../ui/buttons/Button.tsx'

type Props = {
  /** The file's name on the device. */
  name: string
  fetchPdf: () => Promise<Uint8Array>
  /** tab: in a tab of its own; file: onto the device; device: as fits a phone or a desktop. */
  to?: 'tab' | 'file' | 'device'
  kind?: ButtonKind
  icon?: IconName
  wide?: boolean
  label: string
  /** Says of what, where several buttons have the same label. */
  describedBy?: string
}

/** Phones show a PDF beside the app, where it can be passed on; an installed app has no tabs, so it keeps the file. */
const opensTab = (to: Props['to']) =>
  to === 'device'
    ? window.matchMedia('(pointer: coarse) and (not (display-mode: standalone))').matches
    : to === 'tab'

/** The object's address is not revoked: reading, printing and keeping it go on for as long as the tab is there. */
const handOver = (name: string, pdf: Uint8Array, tab: Window | null) => {
  if (tab) tab.location.replace(URL.createObjectURL(fileOf(name, pdf)))
  else offerFile(name, pdf)
}

/** Fetches a PDF with the person's token and hands it over in one tap. */
export const PaperButton = (props: Props) => {
  const {
    name,
    fetchPdf,
    to = 'device',
    kind = 'tonal',
    icon = 'download',
    label,
    describedBy,
    ...look
  } = props
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => handOver(name, await fetchPdf(), tab),
    onError: (failure, tab) => {
      tab?.close()
      void showFailure(failure)
    },
  })
  // Browsers open a tab only in answer to the tap itself, so it is there before its content.
  const tap = () => mutate(opensTab(to) ? window.open('', '_blank') : null)
  return (
    <Button
      {...look}
      kind={kind}
      size="row"
      icon={icon}
      pending={isPending}
      aria-describedby={describedBy}
      onClick={tap}
    >
      {label}
    </Button>
  )
}
