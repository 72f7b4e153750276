import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import { buildDate, type SourceReader } from './maker.ts'

const Update = z.object({
  base_version: z.string().regex(/^[\w.+-]{1,40}$/),
  mcpe_version: z.string().max(40),
  php_version: z.string().regex(/^\d+\.\d+/),
  download_url: z.string(),
  date: z.number().int().positive().optional(),
})

/**
 * Only the newest version, with its official PHP build. Neither has a hash: a node downloads them
 * over TLS.
 */
export const readPocketmine: SourceReader = async (pages) => {
  const update = await pages.json('/api?channel=stable', Update)
  if (!update) throw new SourceError('has no version')
  const { base_version: version, mcpe_version: gameVersion, php_version, download_url, date } = update
  // Its archives are named by the first two numbers.
  const php = php_version.split('.').slice(0, 2).join('.')
  const archive = `PHP-${php}-Linux-x86_64-PM5.tar.gz`
  const archiveUrl = `https://github.com/pmmp/PHP-Binaries/releases/download/pm5-php-${php}-latest/${archive}`
  const file = (name: string, url: string) => ({ name, url: pages.file(url), bytes: null, hash: null })
  return {
    versions: [
      {
        core: 'pocketmine',
        version,
        gameVersion,
        channel: 'stable',
        builtAt: date === undefined ? null : buildDate(date * 1000),
        package: {
          build: version,
          java: null,
          javaFlags: [],
          files: [file('PocketMine-MP.phar', download_url), file(archive, archiveUrl)],
        },
      },
    ],
    javas: [],
  }
}
