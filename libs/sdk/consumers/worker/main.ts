const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

worker.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  document.body.textContent = JSON.stringify(data)
  document.body.dataset['done'] = 'true'
})
