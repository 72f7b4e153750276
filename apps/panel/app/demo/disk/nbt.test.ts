import { expect, test } from 'vitest'
import { NbtTree } from '../../files/editor/nbt/tree.ts'
import { nbtOf } from './nbt.ts'

test("NBT: the demo's world data can be viewed", async () => {
  const made = nbtOf({ Data: { LevelName: 'world', SpawnX: 112, GameRules: { keepInventory: 'true' } } })
  const tree = await NbtTree.open(new TextEncoder().encode(made))
  expect(tree.rows(['Data']).map(({ path, text }) => [path[1], text])).toEqual([
    ['LevelName', 'world'],
    ['SpawnX', '112'],
    ['GameRules', ''],
  ])
})
