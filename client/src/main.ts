import { mount } from 'svelte';
import App from './App.svelte';
import { loadOwnIcons } from './lib/icons/registry.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/cards.css';

loadOwnIcons();
mount(App, { target: document.getElementById('app')! });
