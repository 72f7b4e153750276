import type { FakeCoreFile, Hashes } from './files.ts'
import { type Answered, type Answers, folderOf, json, type Kit } from './kit.ts'

/** A file with its hashes beside it, as in Maven. */
function maven(
  answers: Answers,
  key: string,
  file: FakeCoreFile,
  { listedHash: said }: Kit,
  algorithms: (keyof Hashes)[],
): void {
  answers.set(key, { file })
  for (const algorithm of algorithms)
    answers.set(`${key}.${algorithm}`, { text: said(file.hashes[algorithm]) })
}

const metadata = (versions: readonly string[]): Answered => ({
  text: `<?xml version="1.0" encoding="UTF-8"?>\n<metadata>\n  <versioning>\n    <versions>\n${versions.map((version) => `      <version>${version}</version>\n`).join('')}    </versions>\n  </versioning>\n</metadata>\n`,
})

export function fabric(kit: Kit): Answers {
  const { fileOf, some, at } = kit
  const answers: Answers = new Map()
  const games = some(['26.2-snapshot-1', '26.1', '26.1-rc-1', '1.21.11', '1.21.4', '1.20.6', '1.18.2'])
  const list = (versions: readonly string[]) =>
    json(versions.map((version) => ({ version, stable: !/snapshot|rc|beta/.test(version) })))
  answers.set('/v2/versions/game', list(games))
  answers.set('/v2/versions/loader', list(['0.18.5-beta.1', '0.18.4', '0.18.3']))
  const name = 'fabric-installer-1.1.0.jar'
  const url = `https://maven.fabricmc.net/net/fabricmc/fabric-installer/1.1.0/${name}`
  maven(answers, folderOf(url), fileOf(name, 'fabric-installer.jar'), kit, ['sha256', 'sha1'])
  const installer = {
    url: at(url),
    maven: 'net.fabricmc:fabric-installer:1.1.0',
    version: '1.1.0',
    stable: true,
  }
  answers.set('/v2/versions/installer', json([installer]))
  return answers
}

export function neoforge(kit: Kit): Answers {
  const answers: Answers = new Map()
  const artifacts = {
    forge: ['1.20.1-47.1.105', '1.20.1-47.1.106'],
    neoforge: kit.some([
      '20.6.139',
      '21.4.156',
      '21.4.157',
      '21.11.5-beta',
      '21.11.6',
      '21.12.0-beta',
      '26.1.0.15',
      '0.25w14craftmine.3-beta',
    ]),
  }
  for (const [artifact, versions] of Object.entries(artifacts)) {
    const root = `/releases/net/neoforged/${artifact}`
    answers.set(`${root}/maven-metadata.xml`, metadata(versions))
    for (const version of versions) {
      const name = `${artifact}-${version}-installer.jar`
      const file = kit.fileOf(name, 'neoforge-installer.jar')
      maven(answers, `${root}/${version}/${name}`, file, kit, ['sha256', 'sha1'])
    }
  }
  return answers
}

export function forge(kit: Kit): Answers {
  const answers: Answers = new Map()
  const promos = {
    '1.6.4-recommended': '9.11.1.1345',
    '1.5.2-latest': '7.8.1.738',
    '1.7.10-recommended': '10.13.4.1614',
    '1.12.2-recommended': '14.23.5.2859',
    '1.20.1-recommended': '47.4.10',
    '1.20.1-latest': '47.4.13',
    '1.21.11-latest': '61.0.3',
  }
  answers.set(
    '/net/minecraftforge/forge/promotions_slim.json',
    json({
      homepage: 'https://files.minecraftforge.net',
      promos: Object.fromEntries(kit.some(Object.entries(promos))),
    }),
  )
  const versions = [
    '1.7.10-10.13.4.1614-1.7.10',
    '1.12.2-14.23.5.2859',
    '1.20.1-47.2.0',
    '1.20.1-47.4.10',
    '1.21.11-61.0.3',
  ]
  answers.set('maven.minecraftforge.net/net/minecraftforge/forge/maven-metadata.xml', metadata(versions))
  for (const name of versions) {
    const jar = `forge-${name}-installer.jar`
    // Old ones have only the shorter hash.
    const algorithms: (keyof Hashes)[] = name.startsWith('1.7') ? ['sha1'] : ['sha256', 'sha1']
    const key = `maven.minecraftforge.net/net/minecraftforge/forge/${name}/${jar}`
    maven(answers, key, kit.fileOf(jar, 'forge-installer.jar'), kit, algorithms)
  }
  return answers
}
