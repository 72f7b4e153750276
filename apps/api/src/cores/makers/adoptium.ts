import { architectures, type JavaRelease } from '@zubr/contracts/cores/packages'
import { javas } from '@zubr/domain/cores/java'
import { z } from 'zod'
import type { SourceReader } from './maker.ts'

const Assets = z.array(
  z.object({
    binary: z.object({
      package: z.object({
        link: z.string(),
        checksum: z.string(),
        size: z.number().int(),
        name: z.string(),
      }),
    }),
    release_name: z.string().max(60),
  }),
)

/** Java runtimes for Linux. For a version without a runtime, such as 16, the JDK. */
export const readAdoptium: SourceReader = async (pages) => {
  const found: JavaRelease[] = []
  for (const java of javas)
    for (const architecture of architectures) {
      const addressOf = (type: 'jre' | 'jdk') =>
        pages.json(
          `/v3/assets/latest/${java}/hotspot?architecture=${architecture}&image_type=${type}&os=linux&vendor=eclipse`,
          Assets,
        )
      const [asset] = (await addressOf('jre')) ?? []
      const [instead] = asset ? [] : ((await addressOf('jdk')) ?? [])
      const { binary, release_name: release } = asset ?? instead ?? {}
      if (!binary || release === undefined) continue
      const { link, checksum, size, name } = binary.package
      found.push({
        java,
        architecture,
        release,
        file: { name, url: pages.file(link), bytes: size, hash: `sha256:${checksum}` },
      })
    }
  return { versions: [], javas: found }
}
