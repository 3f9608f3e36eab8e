import { useMutation } from '@tanstack/react-query'
import { offerFile } from '../../shared/offerFile.ts'
import { showFailure } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Card } from '../../shared/ui/CardList.tsx'
import { fetchExport } from './account.api.ts'

export const AccountExport = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchExport,
    onSuccess: zip => offerFile('tafelrunde-meine-daten.zip', zip),
    onError: failure => void showFailure(failure),
  })
  return (
    <Card>
      <p className="account-text">
        Alles, was hier über Sie gespeichert ist, in einer ZIP-Datei: Ihre Angaben, Ihr Bild, Ihre Anmeldungen
        und Termine.
      </p>
      <p className="account-action">
        <Button kind="outline" size="row" icon="download" pending={isPending} onClick={() => mutate()}>
          {isPending ? 'Wird zusammengestellt …' : 'Meine Daten herunterladen'}
        </Button>
      </p>
    </Card>
  )
}
