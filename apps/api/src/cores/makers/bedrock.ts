import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import type { Pages } from '../pages.ts'
import { type FoundVersion, nameOf, type SourceReader } from './maker.ts'

const Links = z.object({
  result: z.object({
    links: z.array(z.object({ downloadType: z.string(), downloadUrl: z.string() })).min(1),
  }),
})

const channels = { serverBedrockLinux: 'stable', serverBedrockPreviewLinux: 'snapshot' } as const

const path = '/api/v1.0/download/links'
/**
 * Mojang has moved the list between both hosts, and either may be unavailable. A mirror has the
 * second one in a folder with its name.
 */
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

/** Lists only the newest version of each kind, without a hash: a node downloads it over TLS. */
export const readBedrock: SourceReader = async (pages) => {
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
        // The fourth number is the server's own.
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
