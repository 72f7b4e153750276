import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import type { Pages } from '../pages.ts'
import { type FoundVersion, type Maker, nameOf } from './maker.ts'

const Links = z.object({
  result: z.object({
    links: z.array(z.object({ downloadType: z.string(), downloadUrl: z.string() })).min(1),
  }),
})

const channels = { serverBedrockLinux: 'stable', serverBedrockPreviewLinux: 'snapshot' } as const

const path = '/api/v1.0/download/links'
/** Mojang has moved the list from one to the other and back; either may be away. A mirror has the second in a folder of its name. */
const otherHost = 'https://net.web.minecraft-services.net'

async function readLinks(pages: Pages) {
  try {
    const answer = await pages.json(path, Links)
    if (answer) return answer
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return (await pages.json(otherHost + path, Links)) ?? Promise.reject(error)
  }
  return pages.json(otherHost + path, Links)
}

/** The newest of each kind alone is named, and no hash: a node takes it over TLS. */
export const readBedrock: Maker = async (pages) => {
  const answer = await readLinks(pages)
  const versions = (answer?.result.links ?? []).flatMap(({ downloadType, downloadUrl }): FoundVersion[] => {
    if (!Object.hasOwn(channels, downloadType)) return []
    const [, version] = /\/bedrock-server-(\d+(?:\.\d+){1,4})\.zip$/.exec(downloadUrl) ?? []
    if (!version) throw new SourceError('names a file that tells no version')
    const url = pages.file(downloadUrl)
    return [
      {
        core: 'bedrock-dedicated',
        version,
        // The fourth number is that of the server alone.
        gameVersion: version.split('.').slice(0, 3).join('.'),
        channel: channels[downloadType as keyof typeof channels],
        builtAt: null,
        package: {
          build: version,
          java: null,
          javaFlags: [],
          files: [{ name: nameOf(url), url, bytes: null, hash: null }],
        },
      },
    ]
  })
  return { versions, javas: [] }
}
