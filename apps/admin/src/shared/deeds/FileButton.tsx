import { offerFile } from '@tafelrunde/client/offer-file'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { Button } from './Button.tsx'
import { useDeed } from './useDeed.ts'

type Props = {
  label: string
  /** With its ending, which says what it is. */
  name: string
  load: () => Promise<Uint8Array>
}

/** Saves a file; why it did not come is told. */
export const FileButton = ({ label, name, load }: Props) => {
  const { run, isBusy } = useDeed(async () => offerFile(name, await load()))
  return (
    <Button label={label} disabled={isBusy} onClick={() => run()}>
      <Icon name="download" size={18} />
    </Button>
  )
}
