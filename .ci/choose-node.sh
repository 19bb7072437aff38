# The two Nodes on which everything must run, each commit being tested on one of them.
NODES=(24.21.0 20.20.2)

# Half of all commits on each, the same commit always on the same one.
node_of_commit() {
  case "${1: -1}" in
    [02468ace]) echo "${NODES[0]}" ;;
    *) echo "${NODES[1]}" ;;
  esac
}

# Puts the Node of this commit before the one that is here, from npm into the folder $1. Where there is no commit, or that
# Node cannot be had, it stays the one that is here. The log says which it is.
choose_node() {
  local folder="$1" commit wanted
  if ! commit="$(git rev-parse --verify --quiet HEAD 2>/dev/null)"; then
    echo "Testing on Node $(node --version), which is here: there is no commit to tell which is to be taken."
    return 0
  fi
  wanted="$(node_of_commit "$commit")"
  [ "$(node --version)" = "v$wanted" ] || fetch_node "$folder" "$wanted"
  if [ "$(node --version)" = "v$wanted" ]; then
    echo "Testing commit ${commit:0:12} on Node $wanted."
  else
    echo "Testing commit ${commit:0:12} on Node $(node --version), which is here: it should be $wanted, which could not be had."
  fi
}

fetch_node() {
  local name bin
  # The package of this system alone: `node` itself would have a script of its own fetch it.
  name="$(node --print 'process.platform + "-" + process.arch')"
  npm install --silent --no-audit --no-fund --prefix "$1" "node-$name@$2" </dev/null || return 0
  bin="$1/node_modules/node-$name/bin"
  [ -x "$bin/node" ] && PATH="$bin:$PATH"
  hash -r
}
