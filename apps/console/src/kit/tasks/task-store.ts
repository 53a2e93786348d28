import { proxy, ref } from 'valtio'
import type { CallsTask, JobTask, Task } from './task.ts'

/** Acts on a task that this page runs. */
export type TaskControls = {
  readonly stop?: () => void
  /** Runs the failed rows again. */
  readonly retry?: () => void
}

/** Tasks of the page, newest first; they outlive screens. Read it with `useSnapshot`. */
export const taskStore = proxy<{ list: readonly Task[]; shownId: string | null }>({
  list: ref([]),
  shownId: null,
})

const controls = new Map<string, TaskControls>()

export function addTask(task: Task, its: TaskControls = {}): void {
  controls.set(task.id, its)
  taskStore.list = ref([task, ...taskStore.list.filter(({ id }) => id !== task.id)])
}

export const controlsOf = (id: string): TaskControls => controls.get(id) ?? {}

/** Changes a task of one kind; does nothing if the person has removed it. */
export const changeCalls = (id: string, change: (task: CallsTask) => Partial<CallsTask>): void =>
  replace(id, (task) => (task.kind === 'calls' ? { ...task, ...change(task) } : task))

export const changeJob = (id: string, change: Partial<JobTask>): void =>
  replace(id, (task) => (task.kind === 'job' ? { ...task, ...change } : task))

function replace(id: string, next: (task: Task) => Task): void {
  taskStore.list = ref(taskStore.list.map((task) => (task.id === id ? next(task) : task)))
}

export function removeTask(id: string): void {
  controls.delete(id)
  taskStore.list = ref(taskStore.list.filter((task) => task.id !== id))
  if (taskStore.shownId === id) taskStore.shownId = null
}

/** Ends all tasks of a person who leaves. */
export function clearTasks(): void {
  for (const { stop } of controls.values()) stop?.()
  controls.clear()
  taskStore.list = ref([])
  taskStore.shownId = null
}

export function showTask(id: string | null): void {
  taskStore.shownId = id
}

let count = 0

/** Id of a task in this page. */
export const newTaskId = (): string => `task-${Date.now()}-${(count += 1)}`
