import { fill } from '@zubr/i18n/format'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { formatDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import type { AddonRow } from '../rows.ts'
import { Markdown } from '../text/markdown.tsx'

type NewsProps = { row: AddonRow; onClose(): void; onUpdate(): void }

/** Changelogs of the versions between the installed one and the newest. */
export function NewsDialog({ row, onClose, onUpdate }: NewsProps) {
  const { server } = useServer()
  const { locale } = useI18n()
  const messages = useAddonsMessages()
  const { source = 'modrinth', id = '' } = row.project ?? {}
  const { core } = server
  const versions = useEndpoint(null, 'GET /api/catalogue/:source/:id/versions', {
    params: { source, id },
    query: { core: core.id, gameVersion: core.gameVersion },
  })
  return (
    <Dialog open title={fill(messages.plan.update, { name: row.name })} onClose={onClose}>
      <Loaded of={versions}>
        {(all) => {
          const installedIndex = all.findIndex(({ number }) => number === row.version)
          return all.slice(0, installedIndex < 0 ? 1 : Math.max(1, installedIndex)).map((version) => (
            <section key={version.id} className={panel.even}>
              <h3>
                {version.number} ·{' '}
                <span className={panel.dim}>{formatDate(locale, version.publishedAt)}</span>
              </h3>
              {version.changes ? (
                <Markdown text={version.changes} />
              ) : (
                <p className={panel.dim}>{messages.project.noNews}</p>
              )}
            </section>
          ))
        }}
      </Loaded>
      <DialogButtons onCancel={onClose}>
        <Button
          disabled={server.nodeSilent}
          onClick={() => {
            onClose()
            onUpdate()
          }}
        >
          {messages.plan.go.update}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
