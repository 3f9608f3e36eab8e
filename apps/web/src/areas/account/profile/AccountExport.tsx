import { offerFile } from '@tafelrunde/client/offer-file'
import { useMutation } from '@tanstack/react-query'
import { showFailure } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { fetchExport } from '../account.api.ts'
import css from '../account.module.css'

export const AccountExport = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchExport,
    onSuccess: zip => offerFile('tafelrunde-meine-daten.zip', zip),
    onError: failure => void showFailure(failure),
  })
  return (
    <Card>
      <p className={css['account-text']}>
        Alles, was hier über Sie gespeichert ist, in einer ZIP-Datei: Ihre Angaben, Ihr Bild, Ihre Anmeldungen
        und Termine.
      </p>
      <p className={css['account-action']}>
        <Button kind="outline" size="row" icon="download" pending={isPending} onClick={() => mutate()}>
          {isPending ? 'Wird zusammengestellt …' : 'Meine Daten herunterladen'}
        </Button>
      </p>
    </Card>
  )
}
