// Read before anything else (`node -r`), since the pool's threads begin with the first file that is read asynchronously.
// Each keeps the memory of the largest page it has compressed, some 4 MB (docs/decisions/one-package.md); the two cores
// of a small machine are as busy with two. Of two, Node lets one alone wait for names of other machines.
process.env.UV_THREADPOOL_SIZE ??= '2'
