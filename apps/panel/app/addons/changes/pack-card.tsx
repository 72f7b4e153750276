import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { useServer } from '../../server/context.ts'
import { useBusy } from '../../toasts/use-busy.ts'
import { useAddons } from '../context.ts'
import { putFiles } from '../installed/put-files.ts'
import { addonsAddress } from '../place.ts'
import { useAddonsWords } from '../words.tsx'
import { packOf } from './pack-of.ts'
import { isUnderWay } from './under-way.ts'

/** Which modpack a server of mods runs, and the ways to one. */
export function PackCard() {
  const { server } = useServer()
  const words = useAddonsWords().pack
  const { changes, kinds, folderOf, readPack } = useAddons()
  const [busy, run] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  const pack = packOf(changes.data ?? [])
  const mayNot = busy || server.nodeSilent || server.contract !== 'active' || changes.data?.some(isUnderWay)
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <h2>{words.heading}</h2>
      <p>{pack ? fill(words.installed, { name: pack.name, version: pack.version }) : words.none}</p>
      <p className={`${panel.small} ${panel.dim}`}>{words.about}</p>
      <div className={panel.row}>
        <Link
          className={buttonClass({ tone: 'quiet', size: 'small' })}
          to={`${addonsAddress(server.id, 'catalogue')}?kind=modpack`}
        >
          {words.find}
        </Link>
        <Button tone="quiet" disabled={mayNot} onClick={() => input.current?.click()}>
          {words.fromFile}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".mrpack"
        aria-label={words.fromFile}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void run(async () => {
            const onPack = (path: string) => void run(() => readPack({ path }))
            await putFiles(files, { server: server.id, kinds, folderOf, onPack })
          })
        }}
      />
    </section>
  )
}
