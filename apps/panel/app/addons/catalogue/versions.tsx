import type { AddonProject, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { incompatibility } from '@zubr/domain/cores/addons'
import { fill, plural } from '@zubr/i18n/format'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Polled, useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { SwitchField } from '../../components/fields/field.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { formatBytes } from '../../files/formats.ts'
import { formatDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { useAddonsMessages } from '../addons-messages.tsx'
import { httpsAddress } from '../text/address.ts'
import { Markdown } from '../text/markdown.tsx'
import { useMayChange } from '../use-may-change.ts'
import { useWishFor } from './use-wish.ts'

const shownAtOnce = 10

type VersionsProps = { of: AddonProject; compatible: Polled<AddonVersion[]> }

/**
 * Compatible versions, newest first, with changelog and button. A switch adds the incompatible
 * ones.
 */
export function Versions({ of, compatible: fitting }: VersionsProps) {
  const messages = useAddonsMessages()
  const [all, setAll] = useState(false)
  const container = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  const isPack = of.kind === 'modpack'
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation
  useEffect(() => {
    if (hash === '#versions') container.current?.scrollIntoView()
  }, [key])
  return (
    <section ref={container} id="versions" className={`${panel.plate} ${panel.even}`}>
      <h2>{messages.project.versions}</h2>
      {!isPack && (
        <SwitchField
          wide
          label={messages.project.allVersions}
          checked={all}
          onChange={({ target }) => setAll(target.checked)}
        />
      )}
      {all ? (
        <AllVersions of={of} />
      ) : (
        <List of={of} versions={fitting} none={isPack ? 'noVersions' : 'noFit'} />
      )}
    </section>
  )
}

function AllVersions({ of }: { of: AddonProject }) {
  const { source, id } = of
  const versions = useEndpoint(null, 'GET /api/catalogue/:source/:id/versions', { params: { source, id } })
  return <List of={of} versions={versions} none="noVersions" />
}

type ListProps = { of: AddonProject; versions: Polled<AddonVersion[]>; none: 'noVersions' | 'noFit' }

function List({ of, versions, none }: ListProps) {
  const messages = useAddonsMessages()
  const [shownCount, setShownCount] = useState(shownAtOnce)
  return (
    <Loaded of={versions} part>
      {(all) =>
        all.length === 0 ? (
          <p className={panel.dim}>{messages.project[none]}</p>
        ) : (
          <>
            <ol className={styles.versions}>
              {all.slice(0, shownCount).map((version) => (
                <Version key={version.id} of={of} version={version} />
              ))}
            </ol>
            {all.length > shownCount && (
              <div className={styles.more}>
                <Button tone="quiet" onClick={() => setShownCount(shownCount + 3 * shownAtOnce)}>
                  {messages.catalogue.more}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function Version({ of, version }: { of: AddonProject; version: AddonVersion }) {
  const { server } = useServer()
  const { locale } = useI18n()
  const messages = useAddonsMessages()
  const { busy, there, install } = useWishFor(of)
  const { number, name, channel, publishedAt, downloads, file, pageUrl, gameVersions } = version
  const { core } = server
  const why =
    of.kind === 'modpack' ? null : incompatibility(version, { core: core.id, gameVersion: core.gameVersion })
  const page = pageUrl === null ? undefined : httpsAddress(pageUrl)
  const isThere = there?.version.id === version.id
  const mayNot = !useMayChange() || busy
  return (
    <li>
      <div className={styles.what}>
        <h3>
          {number} {name !== number && !name.includes(number) && <span className={panel.dim}>{name}</span>}
        </h3>
        <p className={`${panel.row} ${styles.marks} ${panel.small}`}>
          {isThere && <span className={`${panel.mark} ${panel.good}`}>{messages.catalogue.installed}</span>}
          {channel !== 'release' && <span className={panel.mark}>{messages.project.channels[channel]}</span>}
          {why && (
            <span className={panel.mark}>
              {fill(messages.catalogue.misfit[why], { version: core.gameVersion })}
            </span>
          )}
          <span className={panel.dim}>{formatDate(locale, publishedAt)}</span>
          {file?.bytes && <span className={panel.dim}>{formatBytes(locale, file.bytes)}</span>}
          <span className={panel.dim}>{plural(locale, messages.catalogue.downloads, downloads)}</span>
          {gameVersions.length > 0 && <span className={panel.dim}>{rangeOf(gameVersions)}</span>}
        </p>
        {version.changes && (
          <details className={styles.news}>
            <summary>{messages.project.news}</summary>
            <Markdown text={version.changes} />
          </details>
        )}
      </div>
      {!file && page ? (
        <a className={panel.link} href={page} target="_blank" rel="noopener noreferrer">
          {messages.project.byHand}
        </a>
      ) : (
        file &&
        !why &&
        !isThere &&
        !of.clientOnly && (
          <Button
            tone="quiet"
            aria-label={`${messages.project.install}: ${number}`}
            disabled={mayNot}
            onClick={() => void install(version)}
          >
            {messages.project.install}
          </Button>
        )
      )}
    </li>
  )
}

/** The first and the last version, in the source's order. */
const rangeOf = (versions: readonly string[]): string =>
  versions.length <= 2 ? versions.join(', ') : `${versions[0]} – ${versions.at(-1)}`
