import type { CoreOffer } from '@zubr/contracts/cores/offers'
import { packMemoryMb } from '@zubr/domain/cores/change/pack-memory'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { useEffect } from 'react'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { EulaField } from '../../components/fields/eula-field.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useCoreMessages, WithCoreMessages } from '../../cores/core-messages.tsx'
import { formatMegabytes } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import type { CataloguePack, ChosenPack, PackRuns } from '../draft.ts'
import styles from './pack.module.css'
import { PackFile } from './pack-file.tsx'
import { PackSearch } from './pack-search.tsx'
import { coreOfPack, installable, modsIn } from './packs.ts'

type PackSectionProps = {
  pack: ChosenPack | null
  offers: readonly CoreOffer[]
  memoryMb: number
  /** The form was submitted without a modpack. */
  missing: boolean
  eula: boolean
  eulaMissing: boolean
  onPack(pack: ChosenPack | null): void
  onEula(agreed: boolean): void
}

/** The modpack of the new server: project, version and required memory. */
export function PackSection(props: PackSectionProps) {
  return (
    <section className={panel.plate}>
      <WithCoreMessages>
        <Pack {...props} />
      </WithCoreMessages>
    </section>
  )
}

function Pack({ pack, offers, memoryMb, missing, eula, eulaMissing, onPack, onEula }: PackSectionProps) {
  const messages = useCoreMessages().pack
  if (!pack)
    return (
      <>
        <h2>{messages.pack}</h2>
        <PackSearch missing={missing} onTake={(chosen) => onPack({ ...chosen, version: null })} />
        <PackFile offers={offers} onTake={onPack} />
      </>
    )
  return (
    <>
      <h2>{messages.pack}</h2>
      <div className={styles.chosen}>
        <div className={panel.spread}>
          <strong>{pack.name}</strong>
          <Button tone="quiet" onClick={() => onPack(null)}>
            {messages.other}
          </Button>
        </div>
        {'file' in pack ? (
          <Runs version={pack.version} memoryMb={memoryMb} after={messages.afterFile} />
        ) : (
          <Version {...{ pack, offers, memoryMb, onPack }} />
        )}
        {pack.version && coreKinds[pack.version.core.id].eula && (
          <EulaField checked={eula} isMissing={eulaMissing} onChange={onEula} />
        )}
      </div>
    </>
  )
}

function Version({
  pack,
  offers,
  memoryMb,
  onPack,
}: Pick<PackSectionProps, 'offers' | 'memoryMb' | 'onPack'> & { pack: CataloguePack }) {
  const messages = useCoreMessages().pack
  const params = { source: pack.source, id: pack.project }
  const versions = useEndpoint(null, 'GET /api/catalogue/:source/:id/versions', { params, query: {} })
  const able = versions.data ? installable(versions.data, offers) : []
  const chosen = able.find(({ id }) => id === pack.version?.id) ?? able[0]
  const take = (version: (typeof able)[number]) => {
    const core = coreOfPack(version, offers)
    if (core) onPack({ ...pack, version: { id: version.id, core, mods: modsIn(version) } })
  }
  // The newest version, until the owner selects another.
  useEffect(() => {
    if (chosen && chosen.id !== pack.version?.id) take(chosen)
  })
  return (
    <Loaded of={versions} part>
      {() => {
        const core = chosen && coreOfPack(chosen, offers)
        if (!core) return <Notice>{messages.noVersion}</Notice>
        return (
          <>
            <SelectField
              label={messages.versions}
              value={chosen.id}
              onChange={({ target }) => {
                const version = able.find(({ id }) => id === target.value)
                if (version) take(version)
              }}
            >
              {able.map(({ id, number, gameVersions }) => (
                <option key={id} value={id}>
                  {number} · {gameVersions.join(', ')}
                </option>
              ))}
            </SelectField>
            <Runs version={{ core, mods: modsIn(chosen) }} memoryMb={memoryMb} after={messages.after} />
          </>
        )
      }}
    </Loaded>
  )
}

type RunsProps = { version: Omit<PackRuns, 'id'>; memoryMb: number; after: string }

/** The core of a version, and what happens after the purchase. */
function Runs({ version: { core, mods }, memoryMb, after }: RunsProps) {
  const { locale } = useI18n()
  const messages = useCoreMessages().pack
  return (
    <>
      <p>
        {fill(messages.runs, { loader: coreKinds[core.id].name, version: core.version })}
        {mods > 0 && ` · ${plural(locale, messages.mods, mods, { count: formatNumber(locale, mods) })}`}
      </p>
      {mods > 0 && <Memory mods={mods} memoryMb={memoryMb} />}
      <p className={`${panel.dim} ${panel.small}`}>{after}</p>
    </>
  )
}

/** The recommended memory, and whether the chosen plan has it. */
function Memory({ mods, memoryMb }: { mods: number; memoryMb: number }) {
  const { locale, messages: all } = useI18n()
  const messages = useCoreMessages().pack
  const recommendedMb = packMemoryMb(mods)
  const formatted = (mb: number) => formatMegabytes(locale, all, mb)
  return (
    <div role="status">
      {recommendedMb > memoryMb ? (
        <Notice>
          {fill(messages.memoryShort, { memory: formatted(recommendedMb), plan: formatted(memoryMb) })}
        </Notice>
      ) : (
        <p>{fill(messages.memory, { memory: formatted(recommendedMb) })}</p>
      )}
      <p className={`${panel.dim} ${panel.small}`}>{messages.memoryRule}</p>
    </div>
  )
}
