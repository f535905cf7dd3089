"""Tests of Nuts."""
