import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonProject, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { fill } from '@zubr/i18n/format'
import { Link, useLocation, useNavigate } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import NotFound from '../../components/failure/not-found.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import panel from '../../components/panel.module.css'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { addonsAddress } from '../addons-address.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { AddonIcon } from '../icon.tsx'
import { Markdown } from '../text/markdown.tsx'
import { useMayChange } from '../use-may-change.ts'
import { CompatibilityBadges } from './hit-row.tsx'
import { Needs } from './needs.tsx'
import { OtherSources } from './other-sources.tsx'
import { Pictures } from './pictures.tsx'
import project from './project.module.css'
import { ProjectFacts } from './project-facts.tsx'
import { SourceStates } from './source-states.tsx'
import { bestOf, useWishFor } from './use-wish.ts'
import { Versions } from './versions.tsx'

/** One project: description, versions and the install button. */
export function ProjectPage({ source, id }: { source: AddonSource; id: string }) {
  const { server } = useServer()
  const messages = useAddonsMessages()
  const { core } = server
  const params = { source, id }
  const found = useEndpoint(null, 'GET /api/catalogue/:source/:id', { params })
  // A pack brings its own loader and game version.
  const isPack = found.data?.kind === 'modpack'
  const compatibleVersions = useEndpoint(null, 'GET /api/catalogue/:source/:id/versions', {
    params,
    ...(!isPack && { query: { core: core.id, gameVersion: core.gameVersion } }),
  })
  const navigate = useNavigate()
  const { key } = useLocation()
  if (!found.data && (found.failure?.code === 'not_found' || found.failure?.code === 'invalid_request'))
    return <NotFound />
  const catalogue = addonsAddress(server.id, 'catalogue')
  return (
    <article className={panel.column}>
      <Link
        className={`${panel.link} ${project.back}`}
        to={catalogue}
        onClick={(event) => {
          // Goes back to the search as it was, unless this page is the first in the history.
          if (key === 'default' || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void navigate(-1)
        }}
      >
        ← {messages.project.back}
      </Link>
      <Loaded of={found}>
        {(shown) => (
          <>
            <PageTitle title={shown.name} />
            <SourceStates sources={[{ source, state: shown.state, at: shown.at }]} selected={source} />
            <header className={`${panel.plate} ${project.head}`}>
              <AddonIcon icon={shown.icon} name={shown.name} large />
              <div className={styles.what}>
                <h2>{shown.name}</h2>
                <p className={panel.dim}>{fill(messages.installed.author, { name: shown.author })}</p>
                <p>{shown.summary}</p>
                <p className={panel.row}>
                  <CompatibilityBadges of={shown} />
                  <OtherSources of={shown} />
                </p>
              </div>
              <Install of={shown} versions={compatibleVersions.data} />
            </header>
            <div className={project.parts}>
              <div className={panel.column}>
                <section className={`${panel.plate} ${panel.even}`}>
                  <h2>{messages.project.description}</h2>
                  {shown.description.trim() === '' ? (
                    <p className={panel.dim}>{messages.project.noDescription}</p>
                  ) : (
                    <Markdown text={shown.description} pictures={shown.embedded} />
                  )}
                </section>
                {shown.pictures.length > 0 && <Pictures pictures={shown.pictures} />}
                <Versions of={shown} compatible={compatibleVersions} />
              </div>
              <div className={panel.column}>
                <ProjectFacts of={shown} />
                {compatibleVersions.data?.[0] && <Needs of={compatibleVersions.data[0]} />}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </article>
  )
}

function Install({ of, versions }: { of: AddonProject; versions: AddonVersion[] | undefined }) {
  const messages = useAddonsMessages()
  const { kinds } = useAddons()
  const { isInstalling, there, install, update } = useWishFor(of)
  const best = versions && bestOf(versions)
  // Without a version the API installs this one, and offers other catalogues too.
  const newest = versions?.find(({ channel }) => channel === 'release') ?? versions?.[0]
  const mayNot = !useMayChange() || isInstalling
  if (!versions) return null
  if (versions.length === 0) return <p className={project.noFit}>{messages.project.noFit}</p>
  if (of.kind === 'modpack')
    return best && kinds.includes('modpack') ? (
      <Button disabled={mayNot} onClick={() => void install(best)}>
        {messages.project.install}
      </Button>
    ) : null
  if (there?.update)
    return (
      <Button disabled={mayNot} onClick={() => update()}>
        {messages.installed.update}
      </Button>
    )
  if (there || of.clientOnly) return null
  return (
    <Button disabled={mayNot} onClick={() => void install(newest?.file ? undefined : best)}>
      {messages.project.install}
    </Button>
  )
}
