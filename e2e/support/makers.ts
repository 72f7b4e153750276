import { startFakeCoreSources } from '@zubr/api/cores/fake-sources/fake-sources'

/** The makers of cores, played on this machine, with these files by the names that the stand-in knows. `url` is for `CORE_SOURCES`. */
export function openMakers(files: Record<string, Buffer>): Promise<{ url: string; close(): Promise<void> }> {
  return startFakeCoreSources({ files })
}
